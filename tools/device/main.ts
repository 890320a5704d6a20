/** `npm run device -- LJ-0107`: a vending machine on this computer, which obeys what is typed. */
import path from 'node:path'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import { demoSecretOf } from '@server/areas/machine/machine'
import { createDevice } from './device'
import { habitNames, habitOf } from './habits'
import { fileJournal, memoryJournal } from './journal'
import { startMachine } from './startMachine'
import { help, obey } from './words'

const option = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: option,
    secret: option,
    do: option,
    after: option,
    beat: option,
    journal: option,
  },
})
const machineSn = positionals[0] ?? 'LJ-0107'
const seconds = values.after === undefined ? undefined : Number(values.after)
const habit = habitOf(values.do ?? 'deliver', seconds)

function start() {
  if (!habit) throw new Error(`--do: ${habitNames.join(', ')}`)
  const url = (values.url ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`).replace(/\/+$/, '')
  const dataDir = path.resolve(process.env.DATA_DIR || '.data')
  const secret = values.secret ?? demoSecretOf(dataDir, machineSn)
  if (secret === undefined)
    throw new Error(
      `${machineSn}: --secret, as npm run machine -- secret ${machineSn} tells it once`,
    )
  const say = (line: string) => console.log(`${machineSn} ${line}`)
  const turnOn = () =>
    startMachine({
      device: createDevice({ url, machineSn, secret }),
      journal,
      habit,
      say,
      beat: Number(values.beat ?? 60),
    })
  const journal = values.journal ? fileJournal(path.resolve(values.journal)) : memoryJournal()
  let machine: ReturnType<typeof turnOn> | null = turnOn()
  say(`连着 ${url}`)
  console.log(help)

  const typed = readline.createInterface({ input: process.stdin })
  const end = () => {
    typed.close()
    void machine?.stop()
  }
  const hear = async (word: string) => {
    if (word === 'quit') end()
    else if (word === 'off') {
      await machine?.stop()
      machine = null
      say('离线')
    } else if (word === 'on') machine ??= turnOn()
    else if (!machine) say('离线，先 on')
    else if (word && !(await obey(machine, word))) console.log(help)
  }
  typed.on('line', (line) => void hear(line.trim()))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}

try {
  start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
