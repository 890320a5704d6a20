/** A repository of faults: ours in small, its files those that are given, judged as ours is. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../../tools/install.mjs'
import { tracked } from '../../../tools/test/tracked.mjs'

/** What judges, and what it reads to know how the repository is made. */
const kept =
  /^(package\.json|oxlint\.config\.mjs|config\/.*\.js|server\/areas\/areas\.ts|tools\/(?!.*\/fixture\/).*\.mjs|tools\/mini-program\/package\.json|types\/.*)$|tsconfig\.json$/

function plant(files) {
  const place = mkdtempSync(join(tmpdir(), 'faults-'))
  const put = (file, write) => {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    write(join(place, file))
  }
  for (const file of tracked(kept)) put(file, (to) => cpSync(join(root, file), to))
  for (const [file, code] of Object.entries(files)) put(file, (to) => writeFileSync(to, code))
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  return place
}

const nameOf = (code) =>
  code ? code.replace(/^eslint\((.+)\)$/, '$1').replace(/\((.+)\)$/, '/$1') : 'unused directive'

/** By file, the names of the rules that found something there; and how many files were looked at. */
export function judge(files) {
  const place = plant(files)
  try {
    const { stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--config=oxlint.config.mjs', '--format=json', ...Object.keys(files)],
      { cwd: place, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
    const { diagnostics, number_of_files: looked } = JSON.parse(stdout)
    const found = {}
    for (const { filename, code } of diagnostics) (found[filename] ??= new Set()).add(nameOf(code))
    return { looked, found, diagnostics }
  } finally {
    rmSync(place, { recursive: true })
  }
}
