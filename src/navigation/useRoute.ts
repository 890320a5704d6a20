import { useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { routeOfPage } from '../routes/match'
import type { NamedPage, RouteName, RouteParams, RoutesOn } from '../routes/route'
import { rowKey } from '../routes/url'

/** What Taro and the shell put among the parameters of a page. */
const notOurs = ['stamp', '$taroTimestamp', rowKey]

/** The parameters of the page this is called in, decoded. Name the page's own route. */
export function useRoute<N extends RouteName>(_name: N): RouteParams<N> {
  const { params } = useRouter()
  return useMemo(() => {
    const ours = Object.entries(params).filter(([key]) => !notOurs.includes(key))
    return Object.fromEntries(ours) as RouteParams<N>
  }, [params])
}

interface OwnRoute<N extends RouteName> {
  name: N
  params: RouteParams<N>
}

/** Which of its routes a shared page is opened for, with the parameters. Name the page itself. */
export function useOwnRoute<P extends NamedPage>(page: P): OwnRoute<RoutesOn<P>> {
  const { params } = useRouter()
  const file = `pages/${page}/page`
  const name = routeOfPage(file, params[rowKey])?.name as RoutesOn<P>
  return { name, params: useRoute(name) }
}
