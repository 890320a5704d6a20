import { habitNames, habitOf } from './habits'
import type { Machine } from './startMachine'

export const help = `  deliver          出货（开始时就是这样）
  fault            每次都卡住
  silent           取走指令，不再出声
  late [秒]        过很久才出货，默认 90 秒
  code 123456      在键盘上输入取货码
  screen           屏幕上的码，半分钟换一次
  stuck A3         报告一个货道卡住
  break [原因]     整机故障；well 恢复
  off / on         断网断电 / 重新上线
  quit             结束`

type Word = (machine: Machine, rest: string[]) => unknown

const words: Record<string, Word> = {
  code: (machine, [code]) => code && machine.type(code),
  screen: (machine) => machine.show(),
  stuck: (machine, [slot]) => slot && machine.stuck(slot),
  break: (machine, rest) => machine.break(rest.join(' ') || '制冷故障'),
  well: (machine) => machine.break(''),
  ...Object.fromEntries(
    habitNames.map((name) => [
      name,
      (machine: Machine, [seconds]: string[]) =>
        machine.become(habitOf(name, seconds === undefined ? undefined : Number(seconds))!),
    ]),
  ),
}

/** What a person types while the machine runs. False where the word is unknown. */
export async function obey(machine: Machine, line: string): Promise<boolean> {
  const [name = '', ...rest] = line.trim().split(/\s+/)
  if (!Object.hasOwn(words, name)) return false
  await words[name]!(machine, rest)
  return true
}
