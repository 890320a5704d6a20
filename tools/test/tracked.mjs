/** The files of the repository, as git knows them: tracked, or new and not ignored. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

let listed = null

const list = () =>
  (listed ??= execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(root, file))))

export const tracked = (pattern = /^/) => list().filter((file) => pattern.test(file))

/** `file:line  text` for every line of these files that the pattern finds. */
export const findLines = (files, pattern) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        pattern.test(line) ? [`${file}:${at + 1}  ${line.trim().slice(0, 120)}`] : [],
      ),
  )
