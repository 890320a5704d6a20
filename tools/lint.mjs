/** `npm run lint`: oxlint and oxfmt, over all files or those named; what oxlint passed is not looked at again. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs'
import { isCode, sinceLastPass } from './lint/passed.mjs'

const named = process.argv.slice(2)

/** Without a shell, whose line all files together are too long for. */
const run = (program, args) =>
  spawnSync(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit' })
    .status === 0

/** That none of those named is looked at is no fault: they may all be what others made. */
const options = ['--config=oxlint.config.mjs', '--no-error-on-unmatched-pattern']
const oxlint = (files) => files.length === 0 || run('oxlint', [...options, ...files])

function oxlintChanged() {
  const { files, remember } = sinceLastPass()
  const passed = oxlint(files)
  if (passed) remember()
  return passed
}

function lintCode() {
  if (named.length > 0) return oxlint(named.filter((file) => isCode.test(file)))
  return process.env.CI ? oxlint(['.']) : oxlintChanged()
}

const lintStyle = () =>
  run('oxfmt', ['--list-different', '--no-error-on-unmatched-pattern', ...named])

const passed = [lintCode(), lintStyle()]
process.exitCode = passed.every(Boolean) ? 0 : 1
