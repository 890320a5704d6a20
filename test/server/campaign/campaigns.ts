import { randomUUID } from 'node:crypto'
import { importCampaign } from '@server/areas/campaign/write/import-campaign'
import { addCodes } from '@server/areas/campaign/write/stock'
import { partnerImporter } from '@server/areas/partner/partners'
import { makeSecret } from '@server/areas/partner/secret'
import type { Config } from '@server/config'
import type { Database, Db } from '@server/database/database'
import { importFile } from '@server/importing/import-file'

interface Place {
  database: Database
  config: Config
}

interface Gives {
  gives?: { type?: string }
}

/** Points and gold have pictures of their own. */
function pictured({ gives }: Gives) {
  const coins = gives?.type === undefined || ['points', 'gold'].includes(gives.type)
  return coins ? {} : { picture: 'thermos' }
}

export const somePrize = <Given extends object>(given: Given = {} as Given) => ({
  key: 'gift',
  name: '见面礼',
  value: '100 积分',
  gives: { type: 'points', amount: 100 },
  stock: 10,
  how: ['积分领到后就能用'],
  ...pictured(given),
  ...given,
})

interface Given {
  pick?: string
  prizes?: readonly { key: string }[]
}

/** What is drawn names one, of which there is enough: the first. */
const consolationOf = ({ pick, prizes }: Given) =>
  pick === 'draw' ? { consolation: prizes?.[0]?.key } : {}

/** A campaign as a file would hold it, open and for everybody. */
export const someDefinition = (given: object = {}) => ({
  ...consolationOf(given),
  key: `campaign-${randomUUID().slice(0, 8)}`,
  kind: 'gift',
  title: '邻里见面礼',
  subtitle: '领一份见面礼',
  period: { days: 30 },
  look: { tone: 'brand', tint: 'a', scene: 'neighbourhood' },
  limits: [
    { of: 'user', every: 'once', most: 1 },
    { of: 'phone', every: 'once', most: 1 },
  ],
  terms: [{ title: '怎么领', lines: ['登录后点领取，每人一份'] }],
  steps: [{ do: 'receive', text: '领取' }],
  prizes: [somePrize()],
  share: { title: '来领见面礼', text: '每人一份，先到先得', picture: 'thermos' },
  ...given,
})

/** Imports a campaign and gives its key; a code prize is given as many codes as asked for. */
export async function newCampaign(
  { database, config }: Place,
  given: object = {},
  codes: readonly string[] = [],
  now = new Date(),
): Promise<string> {
  return database.transaction(async (tx) => {
    await somePartner(tx, config, now)
    const { key } = await importCampaign(tx, JSON.stringify(someDefinition(given)), now)
    if (codes.length > 0) {
      const list = { campaignKey: key, prizeKey: undefined, text: codes.join('\n') }
      await addCodes(tx, config.dataKey, list, now)
    }
    return key
  })
}

/** Who confirms what is done in its app; known from the first campaign on. */
async function somePartner(tx: Db, { dataKey }: Config, now: Date) {
  const file = { partners: [{ key: partnerApp.partner, name: '柳岸瑜伽', url: partnerApp.url }] }
  const { added } = await importFile(partnerImporter, JSON.stringify(file), { tx, now })
  if (added) await makeSecret(tx, dataKey, { partnerKey: partnerApp.partner, now })
}

export const someCodes = (count: number, prefix = 'LINJI') =>
  Array.from({ length: count }, (_, nth) => `${prefix}-${randomUUID().slice(0, 8)}-${nth}`)

/** What it gives is more than it asks for, and that is not what is tried. */
export const generous = { because: { alwaysWins: '试验用', overpays: '试验用' } }

export const drawn = {
  ...generous,
  kind: 'blindBox',
  pick: 'draw',
  limits: [],
  price: { points: 10, money: 990 },
  modules: [{ type: 'odds', title: '概率', note: '打开时才抽' }],
  steps: [
    { do: 'pay', text: '付款' },
    { do: 'open', text: '打开' },
  ],
  prizes: [
    somePrize({ key: 'small', name: '小奖', weight: 90 }),
    somePrize({ key: 'big', name: '大奖', weight: 10, gives: { type: 'gold', amount: 5 } }),
  ],
}

export const lamps = {
  kind: 'lamps',
  limits: [],
  lamps: { goal: 3, helps_a_day: 2, thanks: 5 },
  steps: [
    { do: 'join', text: '参加' },
    { do: 'light', text: '点灯' },
    { do: 'receive', text: '领取' },
  ],
  prizes: [
    somePrize({
      key: 'one',
      name: '一盏礼',
      lamps: 1,
      limits: [{ of: 'user', every: 'once', most: 1 }],
    }),
    somePrize({
      key: 'three',
      name: '三盏礼',
      lamps: 3,
      limits: [{ of: 'user', every: 'once', most: 1 }],
    }),
  ],
}

export const partnerApp = {
  partner: 'some-partner',
  usually: '一般几分钟内到',
  app: '柳岸瑜伽',
  note: '打开后选一节体验课',
  picture: 'yoga',
  text: '打开柳岸瑜伽',
  mini: { app_id: 'wx0123456789abcdef', path: 'pages/trial/page' },
  url: 'https://yoga.example/trial',
}

/** The partner's app is opened before the prize is received. */
export const goesOut = {
  outside: partnerApp,
  steps: [
    { do: 'outside', text: '打开柳岸瑜伽' },
    { do: 'receive', text: '回来领取' },
  ],
}

/** With plenty of one prize, for whoever asks. */
export const openCampaign = (house: Place, given: object = {}) =>
  newCampaign(house, { limits: [], ...given, prizes: [somePrize({ stock: 100 })] })
