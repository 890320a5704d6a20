/** `tsx tools/mini-program/check.ts dist/weapp …`: would WeChat take these builds? */
import path from 'node:path'
import { readBuild } from './build/build'
import { checkBuild, inKB } from './build/check'

function report(dist: string): boolean {
  const { sizes, total, findings } = checkBuild(readBuild(path.resolve(dist)))
  const packages = Object.entries(sizes).map(([root, size]) => `${root || 'main'} ${inKB(size)}`)
  console.log(`${dist}: ${packages.join(', ')}; all ${inKB(total)}`)
  for (const { rule, file, message } of findings) console.error(`  ${rule}  ${file}  ${message}`)
  return findings.length === 0
}

const builds = process.argv.slice(2)
if (builds.length === 0) {
  console.error('Which build? For example: tsx tools/mini-program/check.ts dist/weapp dist/iter')
  process.exitCode = 1
} else if (!builds.map(report).every(Boolean)) {
  process.exitCode = 1
}
