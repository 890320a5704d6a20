import { routeNamed } from '@/routes/match'
import { placeOf } from '@/routes/url'
import { routerConfig, routerHistory, type Target } from './taroRouter.h5'

/**
 * The router shows a page when its code arrives, whatever happened meanwhile. Here the code is
 * awaited first: whoever has gone on, or back to the page that is still in front, gets neither the
 * late page over theirs nor a message that it did not come.
 */
export function dropLatePages(): void {
  const history = routerHistory()
  const { listen } = history
  let inFront = history.location.key
  // the router is the first to listen after its launch
  history.listen = (show) => {
    history.listen = listen
    return listen(async (update) => {
      const { action, location } = update
      if (action === 'POP' && location.key === inFront) return
      const isWanted = () => history.location === location
      await codeOf(location).catch((error: unknown) => {
        if (isWanted()) throw error
      })
      if (!isWanted()) return
      inFront = location.key
      await show(update)
    })
  }
}

async function codeOf({ pathname = '', search }: Target): Promise<void> {
  const { page } = routeNamed(placeOf(pathname, search)?.name ?? 'notFound')
  await routerConfig()
    .routes.find(({ path }) => path === page)
    ?.load()[0]
}
