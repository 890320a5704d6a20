import { eq } from 'drizzle-orm'
import type { machineCodeCalls } from '@contract/sharing/machine-code'
import { machines } from '@server/areas/machine/machine'
import type { HandlersOf, Outside } from '@server/call/handler'
import { ownAddress } from '@server/call/own-address'
import { Refusal } from '@server/call/refusal'
import { drawPng } from '@server/drawing/draw'
import { qrSquares } from '@server/drawing/qr'
import { miniPlace } from '@server/providers/wechat/mini-place'
import { createRecent } from '@server/recent'
import { borrow } from './loans'

type Asking = Outside<'/tp5/api/UserCodeActivity/getMachineQrCode'>

const side = 600
const recall = createRecent<string>(200)

export const machineCodeHandlers: HandlersOf<typeof machineCodeCalls> = {
  '/tp5/api/UserCodeActivity/getMachineQrCode': async ({ machine_id: machineId }, context) => {
    const { db, config } = context
    const known = await db.$count(machines, eq(machines.machineId, machineId))
    if (known === 0) throw new Refusal('notFound', '没有找到这台机器')
    // by another name than on its sticker: whoever reads this one stands anywhere
    const link = `${ownAddress(config)}/exchangeShop/Machine?machine_id=${machineId}`
    const picture = (await miniCodeOf(context, machineId)) || (await codeOf(link))
    return { link, picture }
  },
}

/** Inside WeChat what opens the mini program; empty elsewhere, and where WeChat is not set up. */
const miniCodeOf = (context: Asking, machineId: number): Promise<string> => {
  if (context.platform === 'web') return Promise.resolve('')
  const place = miniPlace('n', { machine_id: machineId })
  return borrow(context, `mini code ${place.scene}`, () => context.providers.wechat.miniCode(place))
}

const codeOf = (link: string) =>
  recall(link, async () => {
    const { size, path } = qrSquares(link)
    const png = await drawPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"
        viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
        <rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`,
    )
    return `data:image/png;base64,${png.toString('base64')}`
  })
