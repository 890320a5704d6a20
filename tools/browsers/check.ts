/** `tsx tools/browsers/check.ts dist/h5`: do the oldest browsers have all that the scripts call? */
import fs from 'node:fs'
import path from 'node:path'
import { floor } from './floor.mjs'
import { scan } from './scan'

function check(dist: string): boolean {
  const scripts = (fs.readdirSync(dist, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(dist, file))
  const findings = scripts.flatMap((file) =>
    scan(fs.readFileSync(file, 'utf8'), floor).map((found) => ({ file, ...found })),
  )
  for (const { file, line, column, message } of findings) {
    console.error(`${file}:${line}:${column}  ${message}`)
  }
  const oldest = `Chrome ${floor.chrome} and iOS ${floor.ios}`
  console.log(`${dist}: ${scripts.length} scripts for ${oldest}, ${findings.length} findings`)
  return scripts.length > 0 && findings.length === 0
}

if (!check(process.argv[2] ?? 'dist/h5')) process.exitCode = 1
