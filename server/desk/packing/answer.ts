import { sendingsOf } from '@server/areas/assembled'
import { ordersToPack, packOrder } from '@server/areas/order/order'
import type { Asking, Looking } from '@server/command/run'
import { checkNumbers, takeNumbers } from './numbers'
import { lookAt, parcelsToPack, waitingLines } from './parcels'
import { pickingList } from './picking-list'
import type { PackingRequest } from './request'
import { parcelSheet } from './sheet'
import { writePrivate } from './write-private'

export async function answer(asking: Asking, request: PackingRequest): Promise<string[]> {
  switch (request.command) {
    case 'list':
      return waitingLines(asking.db, await ordersToPack(asking.db), await sendingsOf(asking))
    case 'pack':
      return pack(asking, request.numbers)
    case 'check':
      return checkNumbers(asking, request.file)
    case 'numbers':
      return takeNumbers(asking, request)
    default:
      return []
  }
}

async function pack({ db, now, note }: Asking, numbers: readonly string[]): Promise<string[]> {
  // always in the same order, so that two who pack do not wait for each other
  for (const no of [...numbers].sort()) {
    await packOrder(db, no, now)
    if (numbers.length > 1) await note({ kind: 'parcel', id: no })
  }
  return [`开始打包：${numbers.length} 单。拣货单：npm run packing -- picking 文件.html --by 姓名`]
}

/** What tells where people live is shown once it is on record that somebody looked. */
export async function afterwards(looking: Looking, request: PackingRequest): Promise<string[]> {
  switch (request.command) {
    case 'recipients': {
      const parcels = await lookAt(looking, await parcelsToPack(looking, request.numbers))
      return parcels.map(({ no, to }) => `${no}  ${to.name}  ${to.phone}  ${to.place}`)
    }
    case 'picking': {
      const parcels = await lookAt(looking, await parcelsToPack(looking))
      return writePrivate(request.file, pickingList(parcels, { at: looking.now, by: request.by }))
    }
    case 'sheet': {
      const parcels = await lookAt(looking, await parcelsToPack(looking))
      return writePrivate(request.file, parcelSheet(parcels))
    }
    default:
      return []
  }
}
