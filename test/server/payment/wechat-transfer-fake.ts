import { constants, privateDecrypt, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  body?: object
}

export const refuse = (status: number, code: string): Answer => ({
  status,
  body: { code, message: code },
})

type Reported = readonly { info_type: string; info_content: string }[]

interface FakeTransfer {
  out_bill_no: string
  appid: string
  openid: string
  /** As it was opened. */
  name: string
  transfer_amount: number
  notify_url: string
  /** What it was told the money is for. */
  reported: Reported
  state: 'WAIT_USER_CONFIRM' | 'SUCCESS' | 'FAIL' | 'CANCELING' | 'CANCELLED'
  fail_reason?: string
  transfer_bill_no: string
}

interface Owner {
  merchantId: string
  appId: string
  privatePem: string | Buffer
  serial: string
}

interface Asked {
  method: string
  path: string
  asked: Record<string, unknown>
  headers: IncomingHttpHeaders
}

const bills = '/v3/fund-app/mch-transfer/transfer-bills'

/** The merchant transfers of WeChat Pay: every bill once, and nobody is paid who has not confirmed. */
export function createTransfers({ merchantId, appId, privatePem, serial }: Owner) {
  const all = new Map<string, FakeTransfer>()

  const open = (sealed: string) =>
    privateDecrypt(
      { key: privatePem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
      Buffer.from(sealed, 'base64'),
    ).toString()

  function send(asked: Record<string, unknown>, headers: IncomingHttpHeaders): Answer {
    const given = asked as Record<string, string> & { transfer_amount: number }
    const wrong =
      given.appid !== appId ||
      !/^[0-9A-Za-z]{1,32}$/.test(given.out_bill_no ?? '') ||
      !given.openid ||
      !/^\d{4}$/.test(given.transfer_scene_id ?? '') ||
      !(given.transfer_amount >= 10) ||
      !Array.isArray(asked.transfer_scene_report_infos) ||
      [...(given.transfer_remark ?? '')].length > 32 ||
      headers['wechatpay-serial'] !== serial
    if (wrong) return refuse(400, 'PARAM_ERROR')
    const name = open(given.user_name!)
    const [no, amount] = [given.out_bill_no!, given.transfer_amount]
    const known = all.get(no)
    if (known && (known.transfer_amount !== amount || known.openid !== given.openid))
      return refuse(400, 'ALREADY_EXISTS')
    if (!known)
      all.set(no, {
        out_bill_no: no,
        appid: appId,
        openid: given.openid!,
        name,
        transfer_amount: amount,
        notify_url: given.notify_url!,
        reported: asked.transfer_scene_report_infos as Reported,
        state: 'WAIT_USER_CONFIRM',
        transfer_bill_no: `1330000${randomUUID().replace(/\D/g, '').slice(0, 20)}`,
      })
    const { state, transfer_bill_no } = all.get(no)!
    const package_info = state === 'WAIT_USER_CONFIRM' ? `ABBQO+${no}` : undefined
    return { status: 200, body: { out_bill_no: no, transfer_bill_no, state, package_info } }
  }

  function cancel(transfer: FakeTransfer): Answer {
    if (transfer.state === 'SUCCESS' || transfer.state === 'FAIL')
      return refuse(400, 'INVALID_REQUEST')
    // it is heard at once and done a moment later
    const state = transfer.state === 'WAIT_USER_CONFIRM' ? 'CANCELING' : 'CANCELLED'
    transfer.state = state
    const { out_bill_no, transfer_bill_no } = transfer
    return { status: 200, body: { out_bill_no, transfer_bill_no, state } }
  }

  const found = (billNo: string) => {
    const transfer = all.get(billNo)
    if (!transfer) throw new Error(`The fake knows no transfer ${billNo}`)
    return transfer
  }

  const presented = (billNo: string) => {
    const { name: _name, notify_url: _url, reported: _reported, ...told } = found(billNo)
    return { ...told, mch_id: merchantId, update_time: new Date().toISOString() }
  }

  return {
    all,
    presented,
    answer({ method, path, asked, headers }: Asked): Answer | undefined {
      if (!path.startsWith(bills)) return undefined
      if (method === 'POST' && path === bills) return send(asked, headers)
      const [, no, cancelling] = /\/out-bill-no\/([^/]+)(\/cancel)?$/.exec(path) ?? []
      const transfer = no && all.get(no)
      if (!transfer) return refuse(404, 'NOT_FOUND')
      if (cancelling) return method === 'POST' ? cancel(transfer) : refuse(405, 'NOT_FOUND')
      if (transfer.state === 'CANCELING') transfer.state = 'CANCELLED'
      return { status: 200, body: presented(no) }
    },
    /** Its owner takes the money; WeChat has told nobody yet. */
    confirm(billNo: string): void {
      const transfer = found(billNo)
      if (transfer.state !== 'WAIT_USER_CONFIRM')
        throw new Error(`Nobody can take what is ${transfer.state}`)
      transfer.state = 'SUCCESS'
    },
    fail(billNo: string, why: string): void {
      Object.assign(found(billNo), { state: 'FAIL', fail_reason: why })
    },
    /** What has gone out in all, in cents. */
    paid: () =>
      [...all.values()].reduce(
        (sum, { state, transfer_amount }) => sum + (state === 'SUCCESS' ? transfer_amount : 0),
        0,
      ),
  }
}
