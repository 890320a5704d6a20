import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, longestWait, type Result } from '@contract/machine/device'
import { type Device, DeviceRefused } from './device'
import type { Habit } from './habits'
import type { Journal } from './journal'

interface Options {
  device: Device
  journal: Journal
  habit: Habit
  say?: (line: string) => void
  /** Seconds between two heartbeats. */
  beat?: number
}

/** The device cannot be mistaken, only the network: it says the same again until it is heard. */
const againMs = 500

export type Machine = ReturnType<typeof startMachine>

/** A vending machine: reports that it lives, fetches commands, turns slots and says how it went. */
export function startMachine({
  device,
  journal,
  habit,
  say = () => undefined,
  beat = 60,
}: Options) {
  const power = new AbortController()
  const { signal } = power
  const stuck = new Set<string>()
  let fault = ''
  let doing = habit
  let turning: Promise<unknown> = Promise.resolve()

  const untilHeard = async <T>(what: string, speak: () => Promise<T>): Promise<T | undefined> => {
    while (!signal.aborted) {
      try {
        return await speak()
      } catch (error) {
        if (signal.aborted) break
        const reason = error instanceof Error ? error.message : String(error)
        say(`${what}：${reason}`)
        if (error instanceof DeviceRefused && error.code >= 1000) return undefined
        await pause(againMs)
      }
    }
    return undefined
  }
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)

  /** What there is to say of slots: which of them are stuck, and how far their counters are. */
  function slots() {
    const { vended } = journal.read()
    const numbers = [...new Set([...stuck, ...Object.keys(vended)])]
    return numbers.map((slot_no) => ({
      slot_no,
      stuck: stuck.has(slot_no),
      vended: vended[slot_no] ?? 0,
    }))
  }

  const report = () =>
    untilHeard('心跳没有送到', () =>
      device.heartbeat(
        {
          temperature: 4 + Math.round(Math.random() * 10) / 10,
          fault,
          slots: slots(),
        },
        signal,
      ),
    )

  async function live() {
    while (!signal.aborted) {
      await report()
      await pause(beat * 1000)
    }
  }

  async function tellUnsaid() {
    for (const result of journal.read().unsaid) {
      await untilHeard('结果没有送到', () => device.result(result, signal))
      if (signal.aborted) return
      const notes = journal.read()
      const unsaid = notes.unsaid.filter((one) => one.command_no !== result.command_no)
      journal.write({ ...notes, unsaid })
    }
  }

  /** The unit drops and is written down in one step. */
  function end({ command_no, slot_no }: Command, said: Omit<Result, 'command_no'> | null) {
    const notes = journal.read()
    const isOut = said?.result === 'delivered'
    const out = isOut ? [...notes.out, command_no] : notes.out
    const vended = isOut
      ? { ...notes.vended, [slot_no]: (notes.vended[slot_no] ?? 0) + 1 }
      : notes.vended
    const begun = notes.begun.filter((one) => one !== command_no)
    const unsaid = said ? [...notes.unsaid, { command_no, ...said }] : notes.unsaid
    journal.write({ ...notes, out, vended, begun, unsaid })
  }

  async function turn(command: Command) {
    say(`${command.slot_no} 开始转（指令 ${command.command_no}）`)
    const { seconds, end: endOf } = doing
    const late = Date.now() > Date.parse(command.expires_at)
    await pause(seconds * 1000)
    if (signal.aborted) return
    const said = late ? ({ result: 'failed', fault: '指令过期，没有转' } as const) : endOf(command)
    end(command, said)
    say(
      `${command.slot_no} ${said ? (said.result === 'delivered' ? '出货' : said.fault) : '没有声音'}`,
    )
    if (said?.result === 'failed') stuck.add(command.slot_no)
    await tellUnsaid()
  }

  function take(commands: Command[]) {
    const fresh = commands.filter(({ command_no }) => !isKnown(command_no))
    if (fresh.length === 0) return
    const notes = journal.read()
    const numbers = fresh.map(({ command_no }) => command_no)
    const taken = Math.max(notes.taken, ...numbers)
    journal.write({ ...notes, taken, begun: [...notes.begun, ...numbers] })
    for (const command of fresh) turning = turning.then(() => turn(command))
  }

  function isKnown(commandNo: number) {
    const { begun, out, unsaid } = journal.read()
    return [...begun, ...out, ...unsaid.map(({ command_no }) => command_no)].includes(commandNo)
  }

  async function work() {
    await tellInterrupted()
    await tellUnsaid()
    while (!signal.aborted) {
      const { taken } = journal.read()
      const commands = await untilHeard('取不到指令', () =>
        device.commands(taken, longestWait, signal),
      )
      if (commands) take(commands)
      else await pause(againMs)
    }
  }

  /** Nothing drops without power: what was begun and not ended is still in its slot. */
  async function tellInterrupted() {
    for (const command_no of journal.read().begun) {
      const notes = journal.read()
      const said = { command_no, result: 'failed', fault: '断电，没有转' } as const
      const begun = notes.begun.filter((one) => one !== command_no)
      journal.write({ ...notes, begun, unsaid: [...notes.unsaid, said] })
    }
  }

  const living = Promise.all([live(), work()])

  return {
    /** From the next command on. */
    become: (next: Habit) => void (doing = next),
    /** The machine as a whole is broken; empty: it is well again. */
    break: async (what: string) => {
      fault = what
      await report()
    },
    stuck: async (slotNo: string) => {
      stuck.add(slotNo)
      await report()
    },
    /** Somebody types a pick-up code; the command comes like any other. */
    type: async (code: string) => {
      try {
        await device.pickup(code)
        say(`取货码 ${code} 对了，马上出货`)
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
      }
    },
    /** Shows what its screen would show. */
    show: () => say(device.screen()),
    /** Everything that has come out, by command. */
    out: () => journal.read().out,
    /** The power goes, in whatever it is doing. */
    async stop() {
      power.abort()
      await Promise.all([living, turning])
    },
  }
}
