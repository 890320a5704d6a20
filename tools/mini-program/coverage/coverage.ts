import fs from 'node:fs'
import path from 'node:path'
import { launch } from '../driver/driver'
import { events } from '../validator/wechat/components'
import { openTypes } from '../validator/wechat/openTypes'
import { members } from '../wechat/members'

const here = path.join(__dirname, '..')

/** The names that WeChat's typings or documents have, told apart by whether this tool has them. */
interface Section {
  title: string
  all: string[]
  has: ReadonlySet<string>
}

const code = (names: string[]) => names.map((name) => `\`${name}\``).join(' ') || 'none'

function told({ title, all, has }: Section): string {
  const names = [...new Set(all)].sort()
  const there = names.filter((name) => has.has(name))
  const missing = names.filter((name) => !has.has(name))
  return [
    `## ${title}: ${there.length} of ${names.length}`,
    `There: ${code(there)}`,
    `Not there: ${code(missing)}`,
  ].join('\n\n')
}

/** Hooks as an interface of the typings lists them. */
function hooksOf(file: string, name: string): string[] {
  const types = require.resolve(`miniprogram-api-typings/types/wx/${file}`)
  const [, body = ''] = fs.readFileSync(types, 'utf8').split(`interface ${name}`)
  const [own = ''] = body.split(/\n {4}\}/)
  return [...own.matchAll(/^ {8}(on[A-Z]\w*)\(/gm)].map(([, hook = '']) => hook)
}

/** Hooks that the logic layer calls. */
function hooksTold(teller: string): Set<string> {
  const folder = path.join(here, 'client/logic')
  const texts = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
  const call = new RegExp(`${teller}\\([^']*'(on\\w+)'`, 'g')
  return new Set(texts.flatMap((text) => [...text.matchAll(call)].map(([, hook = '']) => hook)))
}

type Offers = Awaited<ReturnType<typeof askHost>>

/** What runs says itself what it has. */
async function askHost(dist: string) {
  const app = await launch({ dist })
  try {
    return await app.offers()
  } finally {
    await app.close()
  }
}

const sheets = ['client/page.css', 'client/page.v2.css']

/** `wx-button[plain]`: attributes that styles alone know. */
function styledBy(tag: string): string[] {
  const texts = sheets.map((file) => fs.readFileSync(path.join(here, file), 'utf8'))
  const attribute = new RegExp(`wx-${tag}\\[(?!data-)([\\w-]+)`, 'g')
  return texts.flatMap((text) => [...text.matchAll(attribute)].map(([, name = '']) => name))
}

/** What a button tells when WeChat has done what it is for. */
const answersOf = (tag: string, opened: string[]) =>
  tag === 'button' ? opened.map((type) => type.toLowerCase()) : []

function componentsTable({ components, openTypes: opened }: Offers): string {
  const rows = Object.keys(components)
    .filter((tag) => tag in events)
    .sort()
    .map((tag) => {
      const { attributes = [], words = [] } = components[tag] ?? {}
      const known = [...new Set([...attributes, ...styledBy(tag)])].sort()
      const named = [...words, ...answersOf(tag, opened)]
      const own = (events[tag] ?? '').split(/\s+/).filter(Boolean)
      const told = own.filter((name) => named.includes(name))
      const missing = own.filter((name) => !named.includes(name))
      return `| \`${tag}\` | ${code(known)} | ${code(told)} | ${code(missing)} |`
    })
  return [
    '| component | attributes | events | events that never come |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const about = `# What there is of WeChat

Made from the code by \`npm run coverage\`; a test fails when it is stale. Calls and hooks are those of
\`miniprogram-api-typings\`, components and open-types those of WeChat's documents. A call that is not
there is an error which names it, and so is a component. That a name is there does not say that
every option of it is.`

/** The text of COVERAGE.md. */
export async function coverage(): Promise<string> {
  const offers = await askHost(path.join(here, 'test/native/fixture'))
  const { calls, openTypes: opened, components } = offers
  const sections: Section[] = [
    { title: 'Calls of `wx`', all: [...members().keys()], has: new Set(calls) },
    { title: 'Components', all: Object.keys(events), has: new Set(Object.keys(components)) },
    {
      title: 'Open-types of a button',
      all: [...(openTypes.get('button') ?? [])],
      has: new Set(opened),
    },
    {
      title: 'Hooks of a page',
      all: hooksOf('lib.wx.page.d.ts', 'ILifetime'),
      has: hooksTold('tellPage'),
    },
    {
      title: 'Hooks of the app',
      all: hooksOf('lib.wx.app.d.ts', 'Option'),
      has: hooksTold('tellApp'),
    },
  ]
  const [first, second, ...rest] = sections.map(told)
  return `${[about, first, second, componentsTable(offers), ...rest].join('\n\n')}\n`
}
