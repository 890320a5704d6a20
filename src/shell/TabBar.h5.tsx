import type { MouseEvent } from 'react'
import { observer } from 'mobx-react'
import { go } from '@/navigation/go'
import { visited } from '@/navigation/visited'
import { routeNamed, tabsOf, urlsOf } from '@/routes/match'
import type { Route, RouteName } from '@/routes/route'
import { appearance } from '@/session/appearance'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import './TabBar.h5.scss'

/** Stands over the tab pages: real links, so that they can be copied, and followed without a script. */
export const TabBar = observer(function TabBar() {
  const here = visited.now && routeNamed(visited.now.name)
  if (!here?.tab) return null
  return (
    <nav className="tab-bar" aria-label="主导航">
      {tabsOf(appearance.elder).map((route) => (
        <Tab key={route.name} route={route} current={route.name === here.name} />
      ))}
    </nav>
  )
})

function Tab({ route, current }: { route: Route; current: boolean }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!current) void go(route.name as RouteName & 'index')
  }
  return (
    <a
      className={current ? 'tab tab-current' : 'tab'}
      href={urlsOf(route)[0]}
      aria-current={current ? 'page' : undefined}
      onClick={open}
    >
      <Icon name={route.tab?.icon as IconName} tone={current ? 'filled' : 'ink3'} />
      <span>{route.tab?.text}</span>
    </a>
  )
}
