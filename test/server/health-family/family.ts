import type { In } from '@contract/api'
import type { House } from '../harness/openHouse'
import type { Person } from '../harness/people'
import { agree } from '../health/people'

const base = '/tp5/api/ExchangeShop/HealthFamily/'
export const familyPaths = {
  mine: `${base}mine`,
  home: `${base}home`,
  detail: `${base}detail`,
  invite: `${base}invite`,
  accept: `${base}accept`,
  share: `${base}share`,
  end: `${base}end`,
  looks: `${base}looks`,
} as const

const by = ({ token }: Pick<Person, 'token'>) => ({ token })

/** What somebody has to say before family may look. */
export async function agreeToFamily(house: House, elder: Pick<Person, 'token'>, now = new Date()) {
  await agree(house, by(elder), now)
  await agree(house, by(elder), now, 'family')
}

interface Two {
  elder: Pick<Person, 'token'>
  watcher: Pick<Person, 'token'>
}

/** The watcher shows a code, the elder takes it and says what may be looked at. */
export async function connect(
  house: House,
  { elder, watcher }: Two,
  measures: string,
): Promise<string> {
  const wish: In<typeof familyPaths.invite> = { me: 'watcher' }
  const { watch_id, code } = await house.ask(familyPaths.invite, wish, by(watcher))
  await house.ask(familyPaths.accept, { watch_id, code: code!, measures }, by(elder))
  return watch_id
}
