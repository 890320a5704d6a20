import type { RouteName } from '@/routes/route'

/** On H5 one bar stands over all tabs. */
export function TabBarOfPage(_props: { here: RouteName }) {
  return null
}
