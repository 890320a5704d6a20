import { z } from 'zod'
import { messageTemplates } from '@contract/message'

type Template = (typeof messageTemplates)[number]

/** What a field of a template can say. */
export const fieldValues = ['title', 'thing', 'state', 'at'] as const

export interface TemplateField {
  /** As WeChat names it: thing1, phrase2, time3. */
  key: string
  value: (typeof fieldValues)[number]
}

const isTemplate = (name: string): name is Template =>
  (messageTemplates as readonly string[]).includes(name)

const isValue = (name: string): name is TemplateField['value'] =>
  (fieldValues as readonly string[]).includes(name)

/** `parcel=ID`, with spaces or semicolons between them. */
const pairs = (given: string) =>
  given
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((pair) => pair.split('=') as [string, string?])

const known = `known are ${messageTemplates.join(', ')}`

/** The code of an SMS by the name of our template. */
export const smsTemplates = z.string().transform((given, context) => {
  const codes: Partial<Record<Template, string>> = {}
  for (const [name, code = ''] of pairs(given)) {
    if (isTemplate(name) && /^SMS_\d+$/.test(code)) codes[name] = code
    else context.addIssue({ code: 'custom', message: `has no use for ${name}=${code}; ${known}` })
  }
  return codes
})

/** The same of WeChat, with what its fields say: `parcel=ID:thing1-thing,phrase2-state,time3-at`. */
export const wechatTemplates = z.string().transform((given, context) => {
  const templates: Partial<Record<Template, { id: string; fields: TemplateField[] }>> = {}
  for (const [name, rest = ''] of pairs(given)) {
    const { id = '', list = '' } = /^(?<id>[\w-]+):(?<list>\S+)$/.exec(rest)?.groups ?? {}
    const fields = list.split(',').flatMap((field): TemplateField[] => {
      const { key = '', value = '' } =
        /^(?<key>[a-z_]+\d+)-(?<value>\w+)$/.exec(field)?.groups ?? {}
      return isValue(value) ? [{ key, value }] : []
    })
    const isWhole = id !== '' && fields.length === list.split(',').length
    if (isTemplate(name) && isWhole) templates[name] = { id, fields }
    else
      context.addIssue({
        code: 'custom',
        message: `does not understand ${name}=${rest}; write NAME=ID:thing1-thing,phrase2-state, where ${known}`,
      })
  }
  return templates
})
