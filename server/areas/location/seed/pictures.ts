import { asc, eq } from 'drizzle-orm'
import { plantUpload } from '@server/areas/upload/upload'
import type { Db } from '@server/database/database'
import { drawPng } from '@server/drawing/draw'
import { lettersOf } from '@server/drawing/font/typeface'
import { lineOf, type Style, wrapped } from '@server/drawing/text'
import type { Storage } from '@server/providers/storage/storage'
import type { SeedContext } from '../../area'
import { contractUse } from '../audit/contract'
import { parties } from '../sealed'
import { locationContracts, locationLeads } from '../tables'

const size = { width: 720, height: 960 }
const left = 96
const width = size.width - 2 * left
const title: Style = { size: 40, weight: 600 }
const body: Style = { size: 26, weight: 400 }
const firstRow = 250
const rowHeight = 46
const stamp = { x: 540, y: 770, radius: 92 }
const stamped: Style = { size: 24, weight: 600 }
const heading = '场地合作合同'
const stampWords = '合同专用章'

/** A page as a phone takes it: on a table, with what was agreed and a stamp. */
async function drawContract(lines: readonly string[]): Promise<Buffer> {
  const letters = await lettersOf(`${heading}${stampWords}…${lines.join('')}`)
  const rows = lines.flatMap((line) => wrapped(letters, line, { lines: 3, width, style: body }))
  const { x, y, radius } = stamp
  return drawPng(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
      '<rect width="100%" height="100%" fill="#b9a68c"/>',
      `<rect x="40" y="40" width="${size.width - 80}" height="${size.height - 80}" fill="#fdfcf8"/>`,
      '<g fill="#2b2b2b">',
      lineOf(letters, heading, { x: 240, y: 150, ...title }),
      ...rows.map((row, nth) =>
        lineOf(letters, row, { x: left, y: firstRow + nth * rowHeight, ...body }),
      ),
      '</g>',
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#c8312b" stroke-width="6"/>`,
      '<g fill="#c8312b">',
      lineOf(letters, stampWords, { x: x - 60, y: y + 9, ...stamped }),
      '</g></svg>',
    ].join(''),
  )
}

type Keeping = Pick<SeedContext, 'config' | 'now'> & { storage: Storage }

/** Of each contract of the demo a page, as whoever signed it brings one. */
export async function plantContractPictures(tx: Db, { config, storage, now }: Keeping) {
  const { dataKey } = config
  const rows = await tx
    .select({ contract: locationContracts, place: locationLeads })
    .from(locationContracts)
    .innerJoin(locationLeads, eq(locationLeads.leadId, locationContracts.leadId))
    .orderBy(asc(locationContracts.leadId))
  for (const { contract, place } of rows) {
    const { leadId, userId, startsOn, endsOn, rent, share, terms } = contract
    const content = await drawContract([
      `甲方：${parties.open(dataKey, leadId, contract.party).name}`,
      '乙方：邻集',
      `地点：${place.name}，${place.address}`,
      `期限：${startsOn} 到 ${endsOn}`,
      `租金：每月 ${rent / 100} 元，另按卖出的 ${share}% 分成`,
      `约定：${terms}`,
    ])
    const uploadId = await plantUpload(
      tx,
      { storage, dataKey },
      { userId, kind: 'location', content, usedBy: contractUse(leadId), now },
    )
    await tx
      .update(locationContracts)
      .set({ pictureIds: [uploadId] })
      .where(eq(locationContracts.leadId, leadId))
  }
}
