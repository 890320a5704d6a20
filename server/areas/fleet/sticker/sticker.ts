import { asc, eq } from 'drizzle-orm'
import { machines as iterMachines } from '@server/areas/machine/machine'
import type { WrittenFile } from '@server/command/listed'
import { Misunderstood } from '@server/command/request'
import type { Asking, Looking } from '@server/command/run'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Providers } from '@server/providers/providers'
import { miniPlace } from '@server/providers/wechat/mini-place'
import { printSheet } from './sheet'

/** In place of a number: a sticker for each machine. */
const everyOne = 'all'

async function machinesFor(db: Db, which: string) {
  const { machineSn, name, village, address } = iterMachines
  const machines = await db
    .select({ machineSn, name, village, address })
    .from(iterMachines)
    .where(which === everyOne ? undefined : eq(machineSn, which))
    .orderBy(asc(machineSn))
  if (machines.length === 0) throw new Misunderstood(`没有机器 ${which}，list 会列出`)
  return machines
}

function hostOf({ config }: Pick<Asking, 'config'>): string {
  if (config.publicUrl) return config.publicUrl
  throw new Misunderstood('请先设置 PUBLIC_URL：贴纸上的码要写明邻集的网址')
}

/** Refuses what could not be printed, before anything is. */
export async function announceStickers(asking: Asking, which: string): Promise<string[]> {
  const host = hostOf(asking)
  const machines = await machinesFor(asking.db, which)
  return [`${machines.length} 张贴纸，码打开 ${host}，请用 A4 纸按原尺寸打印`]
}

/** A sheet for each machine, to be printed from a browser. */
export async function printStickers(looking: Looking, which: string): Promise<WrittenFile[]> {
  const host = hostOf(looking)
  const files: WrittenFile[] = []
  for (const machine of await machinesFor(looking.db, which)) {
    const { machineSn } = machine
    const address = `${host}/scanMachine?machine_sn=${machineSn}`
    const miniCode = await miniCodeFor(looking.providers, machineSn)
    const content = printSheet({ ...machine, address, miniCode })
    files.push({ name: `sticker-${machineSn}.html`, content })
  }
  return files
}

/** Empty where there is no mini program. */
async function miniCodeFor({ wechat }: Providers, machineSn: string): Promise<string> {
  try {
    return (await wechat.miniCode(miniPlace('m', { machine_sn: machineSn }))).value
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new Refusal('wechatFailed', `微信没有画出 ${machineSn} 的小程序码：${reason}`)
  }
}
