import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../Config'
import type { Asked } from '../validator/Options'
import { rules } from '../validator/rules'
import { validate } from '../validator/validator'
import { note } from '../validator/wechat/compilers'
import { oldestPhone } from '../validator/wechat/Phone'
import type { Command } from './Command'
import { Misspelt, wordsOf } from './words'

const { library, ios, chrome } = oldestPhone

const usage = `Usage: mini-program validate <folder> … [options]

  <folder>          a compiled mini program, as dist/weapp; several are judged in turn

  --release         the build goes to people: addresses of this machine are findings too
  --library X       the lowest base library (${library} where nothing says another)
  --ios X           the oldest iOS whose styles are judged (${ios})
  --chrome X        the oldest Chrome of WeChat on Android (${chrome})
  --config FILE     another configuration than mini-program.config.* of this folder
  --help            this text`

const options = {
  release: { type: 'boolean' },
  library: { type: 'string' },
  ios: { type: 'string' },
  chrome: { type: 'string' },
} as const

export interface Wanted {
  builds: string[]
  asked: Asked
}

/** The command line wins over the configuration. */
export function wantedOf(args: string[], config: Config): Wanted {
  const { oldestPhone: phone = {}, budgets, accepted } = config
  const { values, positionals } = wordsOf(args, options)
  if (positionals.length === 0) throw new Misspelt('Which folder?')
  return {
    builds: positionals,
    asked: {
      release: values.release,
      budgets,
      accepted,
      phone: {
        library: versionOf('--library', values.library) ?? phone.library ?? library,
        ios: numberOf('--ios', values.ios) ?? phone.ios ?? ios,
        chrome: numberOf('--chrome', values.chrome) ?? phone.chrome ?? chrome,
      },
    },
  }
}

function versionOf(name: string, text?: string): string | undefined {
  if (text === undefined || /^\d+(\.\d+)*$/.test(text)) return text
  throw new Misspelt(`${name} is a version such as ${library}, not “${text}”.`)
}

function numberOf(name: string, text?: string): number | undefined {
  if (text === undefined) return undefined
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  throw new Misspelt(`${name} is a version such as ${ios}, not “${text}”.`)
}

function report(dist: string, asked: Asked): boolean {
  if (!fs.existsSync(path.join(dist, 'app.json'))) {
    console.error(`${dist} holds no mini program: app.json is missing`)
    return false
  }
  const findings = validate(dist, asked)
  for (const { rule, file, line, column, message } of findings) {
    const place = [path.join(dist, file), line, column].filter((part) => part !== undefined)
    console.error(`${place.join(':')}  ${rule}  ${message}`)
  }
  console.log(`${dist}: ${Object.keys(rules).length} rules, ${findings.length} findings`)
  return findings.length === 0
}

export const validateBuilds: Command = {
  about: 'what WeChat would refuse, or break on, in a compiled mini program',
  usage,
  run: async (args, config) => {
    const { builds, asked } = wantedOf(args, config)
    if (note) console.log(note)
    return builds.map((dist) => report(dist, asked)).every(Boolean)
  },
}
