import { useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import type { RouteName, RouteParams } from '../routes/route'

/** What Taro puts among the parameters of a page. */
const notOurs = ['stamp', '$taroTimestamp']

/** The parameters of the page this is called in, decoded. Name the page's own route. */
export function useRoute<N extends RouteName>(_name: N): RouteParams<N> {
  const { params } = useRouter()
  return useMemo(() => {
    const ours = Object.entries(params).filter(([key]) => !notOurs.includes(key))
    return Object.fromEntries(ours) as RouteParams<N>
  }, [params])
}
