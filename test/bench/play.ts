import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.join(__dirname, '../..')

/** Runs a test file with other settings than the gate's; what it says is shown where it fails. */
export async function play(file: string, settings: Record<string, string>): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (told += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) console.log(told)
  return code === 0
}
