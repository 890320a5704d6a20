import { checkCardPicture } from './cardPicture'
import { type Card, faultsOf } from './cards'
import { copy } from './json'
import type { Page } from './page'
import { tellPage } from './page'
import { report } from './report'
import { currentPage } from './router'
import { manifest } from './manifest'

type Given = Partial<Card> & { promise?: Promise<Partial<Card>> }

/** How long WeChat waits for a card that is still being made. */
const patience = 3000
/** Pages that took forwarding out of their menu. */
const hidden = new WeakSet<Page>()

/** The menu may be told of forwarding, of the timeline, or of both by naming neither. */
export function offerSharing(offered: boolean, { menus }: { menus?: string[] }): void {
  const page = currentPage()
  if (!page || menus?.includes('shareAppMessage') === false) return
  if (offered) hidden.delete(page)
  else hidden.add(page)
}

/** The card a page hands out when it is forwarded, with what WeChat fills in. */
export async function shareCard(from: 'menu' | 'button'): Promise<Card> {
  const page = currentPage()
  if (!page) throw new Error('no page is open')
  if (typeof page.instance.onShareAppMessage !== 'function') {
    throw new Error(`${page.route} cannot be forwarded: it has no onShareAppMessage`)
  }
  if (from === 'menu' && hidden.has(page)) throw new Error(`${page.route} hides its share menu`)
  const given = (tellPage(page, 'onShareAppMessage', { from }) ?? {}) as Given
  const card = { ...ownCard(page), ...plain(given), ...plain(await later(given)) }
  report.violations.push(...faultsOf(card))
  await checkCardPicture(card.imageUrl)
  report.calls.push({ name: 'shareAppMessage', given: copy(card) })
  return card
}

function ownCard({ route, query }: Page): Card {
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return {
    title: manifest.app.window?.navigationBarTitleText ?? '',
    path: `/${route}${search.length > 0 ? `?${search.join('&')}` : ''}`,
  }
}

const plain = ({ promise: _promise, ...card }: Given): Partial<Card> =>
  Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined))

const later = async ({ promise }: Given): Promise<Partial<Card>> => {
  const tooLate = new Promise<Partial<Card>>((done) => setTimeout(() => done({}), patience))
  return promise ? Promise.race([promise, tooLate]) : {}
}
