import type { FrameLocator, Locator, Page } from 'playwright-core'

export type Ground = Page | FrameLocator | Locator

/** How long a page may take before what it should show counts as missing; longer where the environment says how slow this computer is. */
export const patience = 30_000 * Number(process.env.SLOWNESS ?? 1)

/** Functions sent to a page were compiled here, and call a helper that is not there. */
export const keepNames = 'globalThis.__name = (made) => made'

const roles = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'menuitem'] as const

/** What a person could mean by a name: something to press that is called so, else a text. */
function candidates(ground: Ground, name: string): Locator[] {
  const pressable = roles.map((role) => ground.getByRole(role, { name, exact: true }))
  return [
    ...pressable,
    ground.getByLabel(name, { exact: true }),
    ground.getByText(name, { exact: true }),
  ]
}

/** The first visible thing of that name on the first ground that has one. */
async function firstVisible(grounds: Ground[], name: string): Promise<Locator | undefined> {
  for (const ground of grounds) {
    const those = candidates(ground, name)
    // one look in place of nine while it is not there yet, which is most of the time
    const any = those.reduce((one, other) => one.or(other)).filter({ visible: true })
    if ((await any.count()) === 0) continue
    for (const candidate of those) {
      const visible = candidate.filter({ visible: true }).first()
      if ((await visible.count()) > 0) return visible
    }
  }
  return undefined
}

export const findPressable = (grounds: () => Ground[], name: string): Promise<Locator> =>
  until(`「${name}」 to press`, () => firstVisible(grounds(), name))

/** A page may change between the look and the tap; then it is looked for again. */
export const press = (grounds: () => Ground[], name: string): Promise<true> =>
  until(`「${name}」 to press`, async () => {
    const target = await firstVisible(grounds(), name)
    await target?.tap({ timeout: 5000 }).catch((error: unknown) => {
      if (!wasPressed(error)) throw error
    })
    return target && true
  })

/** It gave up after the finger had come down: pressed again, a switch would turn back. */
const wasPressed = (error: unknown) => /performing tap action/.test(String(error))

export async function findField(ground: () => Ground, name: string): Promise<Locator> {
  return until(`the field 「${name}」`, async () => {
    const named = ground().getByLabel(name, { exact: true })
    const hinted = ground().getByPlaceholder(name, { exact: true })
    for (const candidate of [named, hinted]) {
      const field = candidate.and(ground().locator('input, textarea')).filter({ visible: true })
      if ((await field.count()) > 0) return field.first()
    }
    return undefined
  })
}

/** Asks again and again until there is an answer, and says what was missing if there never is. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  within = patience,
): Promise<T> {
  const deadline = Date.now() + within
  let lastError: unknown
  for (;;) {
    const asked = Date.now()
    const answer = await ask().catch((error: unknown) => {
      lastError = error
      return undefined
    })
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) {
      throw new Error(`There is no ${what} after ${within / 1000} s`, { cause: lastError })
    }
    // a look costs the page its time: on a slow machine no more than half of it
    const took = Math.min(Date.now() - asked, 250)
    await new Promise((tick) => setTimeout(tick, Math.max(40, took)))
  }
}
