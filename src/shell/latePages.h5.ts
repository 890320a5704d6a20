import { routeNamed } from '@/routes/match'
import { placeOf } from '@/routes/url'
import { isChunkFailure } from './chunkFailure.h5'
import { missingPage } from './missingPage.h5'
import { routerConfig, routerHistory, type Target, type Update } from './taroRouter.h5'

/**
 * The router shows a page when its code arrives, whatever happened meanwhile. Here the code is
 * awaited first: whoever has gone on, or back to the page that is still in front, gets neither the
 * late page over theirs nor a message that it did not come. Whoever waits for code that does not
 * come keeps the page in front, with a way to try again and a way to stay.
 */
export function dropLatePages(): void {
  const history = routerHistory()
  const { listen } = history
  let inFront = history.location
  let staying = false

  /** The address goes back to the page that never left. */
  const stayFrom = ({ action }: Update): (() => void) | undefined => {
    if (action === 'PUSH') return () => history.back()
    if (action !== 'REPLACE') return undefined
    return () => {
      staying = true
      history.replace(inFront)
    }
  }

  // the router is the first to listen after its launch
  history.listen = (show) => {
    history.listen = listen
    return listen((update) => {
      const { action, location } = update
      const isWanted = () => history.location === location
      missingPage.clear()
      if (staying || (action === 'POP' && location.key === inFront.key)) {
        staying = false
        inFront = location
        return
      }
      const arrive = async (): Promise<void> => {
        try {
          await codeOf(location)
        } catch (error) {
          if (isWanted()) sayMissing(error)
          return
        }
        if (!isWanted()) return
        missingPage.clear()
        inFront = location
        await show(update)
      }
      const sayMissing = (error: unknown) => {
        if (!isChunkFailure(error)) throw error
        missingPage.offer({ retry: () => void arrive(), stay: stayFrom(update) })
      }
      return arrive()
    })
  }
}

async function codeOf({ pathname = '', search }: Target): Promise<void> {
  const { page } = routeNamed(placeOf(pathname, search)?.name ?? 'notFound')
  await routerConfig()
    .routes.find(({ path }) => path === page)
    ?.load()[0]
}
