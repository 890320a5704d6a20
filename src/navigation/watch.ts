import { hooks } from '@tarojs/shared'
import { reaction } from '../session/observable'
import { dropKept, keepAlive } from '../platform/keepAlive'
import { type PageObject, placeOfPage, showNotFound } from '../platform/page'
import { shareCard } from '../platform/share'
import type { Place } from '../routes/route'
import { session } from '../session/session'
import { enter } from './guard'
import { forgetKept } from './kept'

const nowhere: Place = { name: 'notFound', params: {} }

/** Every page of every platform passes here when Taro makes it. Call once, before the first. */
export function watchPages(): void {
  hooks.tap('modifyPageObject', (config: object) => {
    const page = config as PageObject
    keepAlive(page)
    watch(page)
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
    const place = placeOfPage(this, options)
    this.place = place ?? nowhere
    if (!place) showNotFound()
    return onLoad.call(this, { ...this.place.params, ...(stamp !== undefined && { stamp }) }, done)
  }
  page.onShow = function (...args) {
    if (this.place) void enter(this.place)
    return onShow.apply(this, args)
  }
  page.onShareAppMessage ??= () => shareCard()
}
