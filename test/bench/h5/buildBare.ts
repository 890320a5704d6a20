import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.join(__dirname, '../../..')

/** A Taro app of one page with one word, built in a folder of its own, which it names. */
export function buildBare(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linji-bare-'))
  fs.cpSync(path.join(__dirname, 'bare'), folder, { recursive: true })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const taro = path.join(root, 'node_modules/@tarojs/cli/bin/taro')
  const { status, stdout, stderr } = spawnSync(process.execPath, [taro, 'build', '--type', 'h5'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status === 0 && fs.existsSync(path.join(folder, 'dist/index.html'))) return folder
  throw new Error(`The bare page was not built:\n${stdout}${stderr}`)
}
