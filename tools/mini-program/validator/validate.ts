/** `tsx tools/mini-program/validator/validate.ts [--release] dist/weapp …`: would WeChat take these builds? */
import fs from 'node:fs'
import path from 'node:path'
import { readArguments } from './arguments'
import type { Finding } from './Finding'
import { type Asked, optionsFrom } from './Options'
import { rules } from './rules'
import { Upload } from './Upload'
import { note } from './wechat/compilers'

export function validate(dist: string, asked: Asked = {}): Finding[] {
  const upload = new Upload(path.resolve(dist), optionsFrom(asked))
  return Object.entries(rules).flatMap(([rule, check]) =>
    check(upload).map((fault) => ({ rule, ...fault })),
  )
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

function main(args: string[]): void {
  const { builds, asked } = readArguments(args)
  if (builds.length === 0) {
    console.error(
      'Which build? For example: tsx tools/mini-program/validator/validate.ts dist/weapp',
    )
    process.exitCode = 1
    return
  }
  if (note) console.log(note)
  if (!builds.map((dist) => report(dist, asked)).every(Boolean)) process.exitCode = 1
}

if (require.main === module) main(process.argv.slice(2))
