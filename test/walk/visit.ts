import type { Out } from '@contract/api'
import { faintAmong, layoutShift, overflowing, smallText, textContrasts } from '../flows/audit'
import type { Address } from './addresses'
import type { Pass } from './passes'
import { type Phone, settle } from './settle'

export interface Visited {
  address: Address
  complaints: string[]
}

type Detail = Out<'/tp5/api/Campaign/detail'>
interface Envelope {
  error: number
  message: string
  data: unknown
}

const mostShift = 0.02
const shownError = /再试一次|没连上|页面不存在|活动没有打开|网络不/

export interface Manner {
  pass: Pass
  elder: boolean
  /** The mini program goes on from page to page, instead of starting anew for each. */
  alive: boolean
}

/** Opens a page by its address as a link does; says from where on calls and errors are of this page. */
async function open(phone: Phone, url: string, alive: boolean) {
  const goesOn = alive && phone.platform !== 'h5'
  if (!goesOn) await phone.leave()
  const calls = phone.calls.length
  // a mini program that starts anew knows of no error yet
  const errors = goesOn || phone.platform === 'h5' ? (await phone.errors()).length : 0
  await (goesOn ? phone.open(url, 'alive') : phone.open(url))
  return { calls, errors }
}

/** Opens a page, and says all that is wrong with it. */
export async function visit(
  phone: Phone,
  address: Address,
  { pass, elder, alive }: Manner,
): Promise<string[]> {
  const from = await open(phone, address.url, alive)
  const complaints: string[] = []
  if (!(await settle(phone, from.calls))) complaints.push('is never complete')
  const text = await phone.text()
  complaints.push(...(await phone.errors()).slice(from.errors).map((error) => `error: ${error}`))
  complaints.push(...refusalsAmong(phone.calls.slice(from.calls), pass))
  if (text.replace(/\s/g, '').length < 8) complaints.push(`says only 「${text.trim()}」`)
  const error = shownError.exec(text)?.[0]
  if (error && address.name !== 'notFound') complaints.push(`shows 「${error}」`)
  const said = pass.says?.[address.name]
  if (said && !text.includes(said)) complaints.push(`does not say 「${said}」`)
  if (pass.who === null && address.access !== 'public') {
    await phone.at('login').catch(() => complaints.push('does not lead to signing in'))
  } else complaints.push(...wrongWords(phone.calls.slice(from.calls), address, text, pass))
  complaints.push(...(await measured(phone, elder)))
  return [...new Set(complaints)]
}

const forbidden = 403

function refusalsAmong(calls: Phone['calls'], { stranger }: Pass): string[] {
  return calls.flatMap(({ path, answer, failure }) => {
    if (failure !== undefined) return [`${path} failed: ${failure}`]
    const { error = 0, message } = (answer ?? {}) as Partial<Envelope>
    return error === 0 || (stranger && error === forbidden)
      ? []
      : [`${path} was refused: ${message}`]
  })
}

const pathOf = (url: string) => url.split('?')[0]

/** What the server says of a campaign stands on the campaign's own page. */
function wrongWords(calls: Phone['calls'], { url }: Address, text: string, pass: Pass): string[] {
  const { name, state } = pass
  const told = calls.filter(({ path }) => path === '/tp5/api/Campaign/detail').at(-1)
  const campaign = (told?.answer as { data?: Detail } | undefined)?.data
  if (!campaign?.prizes || pathOf(campaign.pages.self) !== pathOf(url)) return []
  const wrong: string[] = []
  const misses = (words: string) => {
    const bare = (one: string) => one.replace(/\s/g, '')
    if (words && !bare(text).includes(bare(words))) wrong.push(`does not say 「${words}」`)
  }
  misses(campaign.title)
  misses(campaign.action.text)
  misses(campaign.action.note)
  if (campaign.state !== 'open') misses(campaign.state_text)
  if (campaign.prizes.length === 0) return wrong
  const byItself: string[] = ['ahead', 'between']
  if (state && campaign.state !== state && !byItself.includes(campaign.state))
    wrong.push(`is ${campaign.state}, and should be ${state}`)
  if (name.endsWith('received') && campaign.receipts.length === 0) wrong.push('knows no receipt')
  if (name.endsWith('received')) misses(campaign.receipts[0]?.name ?? '')
  return wrong
}

const isElder = () => document.querySelector('.mode-elder') !== null

async function measured(phone: Phone, elder: boolean): Promise<string[]> {
  const found: string[] = []
  if (phone.platform === 'h5') {
    const { score, moved } = await phone.measure(layoutShift)
    if (score > mostShift) found.push(`shifts by ${score.toFixed(3)}: ${moved.join(', ')}`)
  }
  for (const wide of await phone.measure(overflowing)) found.push(`too wide: ${wide}`)
  for (const faint of faintAmong(await phone.measure(textContrasts))) found.push(`faint: ${faint}`)
  // /clear puts elder mode back as well
  if (elder && (await phone.measure(isElder))) {
    for (const { text, size } of await phone.measure(smallText))
      found.push(`「${text}」 is ${size} px`)
  }
  return found
}
