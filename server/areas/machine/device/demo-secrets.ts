import fs from 'node:fs'
import path from 'node:path'

/** By the number on the machine. */
type Secrets = Readonly<Record<string, string>>

const fileIn = (dataDir: string) => path.join(dataDir, 'demo-machines.json')

/** Keeps what the machines of the demo sign with, for a simulator on this computer alone. */
export function keepDemoSecrets(dataDir: string, secrets: Secrets): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  fs.rmSync(fileIn(dataDir), { force: true })
  fs.writeFileSync(fileIn(dataDir), `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
}

export function demoSecretOf(dataDir: string, machineSn: string): string | undefined {
  const file = fileIn(dataDir)
  if (!fs.existsSync(file)) return undefined
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets)[machineSn]
}
