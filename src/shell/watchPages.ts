import { hooks } from '@tarojs/shared'
import { reaction } from 'mobx'
import { cache } from '@/cache/cache'
import { answerShares } from '@/platform/share'
import { wire } from '@/request/wiring'
import { routeNamed } from '@/routes/match'
import { rowKey } from '@/routes/url'
import { session } from '@/session/session'
import { signInAgain } from '@/navigation/go'
import { enter } from '@/navigation/guard'
import { forgetKept } from '@/navigation/kept'
import { needsSignIn } from '@/navigation/signInFirst'
import { arrive } from './arrival'
import { dropKept, keepAlive } from './keepAlive'
import { nowhere } from './nowhere'
import { openPage } from './page'
import type { PageObject } from './pageObject'
import { letPull } from './pull'
import { leaveUndrawn } from './undrawn'

/** Known before the page in front draws itself and asks for anything. */
let inFront = nowhere

/** Every page of every platform passes here when Taro makes it. Call once, before the first. */
export function watchPages(): void {
  hooks.tap('modifyPageObject', (config: object) => {
    const page = config as PageObject
    keepAlive(page)
    letPull(page, () => cache.pull())
    leaveUndrawn(page)
    watch(page)
  })
  wire({
    signInAgain,
    inVain: () => needsSignIn(routeNamed(inFront.name), session.signedIn),
  })
  reaction(
    () => session.identity,
    () => {
      dropKept()
      forgetKept()
    },
  )
}

function watch(page: PageObject): void {
  const { onLoad, onShow } = page
  page.onLoad = function (options, done) {
    const { stamp } = options
    const { name, params } = (inFront = openPage(this, options))
    const own = { ...params, [rowKey]: name, ...(stamp !== undefined && { stamp }) }
    return onLoad.call(this, own, done)
  }
  page.onShow = function (...args) {
    if (this.place) void enter((inFront = this.place))
    const shown = onShow.apply(this, args)
    arrive(this)
    return shown
  }
  answerShares(page)
}
