import type { ComponentType } from 'react'
import { refusals } from '@contract/refusals'
import { roles } from '@/parts/work/roles'
import { http } from '@/platform/http'
import { allRoutes, roleOf } from '@/routes/match'
import type { Route, StaffRoute } from '@/routes/route'
import { session } from '@/session/session'
import { person } from '../client/person'
import { answerWith, refused } from '../client/replies'
import { at, watchNavigation } from '../client/taro'
import { renderPage } from './renderPage'

jest.mock('@/platform/http')

interface StaffPage extends Route {
  name: StaffRoute
}

const isStaffPage = (route: Route): route is StaffPage =>
  route.access !== 'public' && route.access !== 'user'

const pages = allRoutes.filter(isStaffPage).map((route) => [route.name, route] as const)

async function open({ name, page, query = {} }: StaffPage) {
  const needed = Object.entries(query).filter(([, kind]) => kind !== 'asked')
  const place = at(name, Object.fromEntries(needed.map(([key]) => [key, '1'])))
  watchNavigation(place)
  const { default: Page } = (await import(`@/${page}`)) as { default: ComponentType }
  return renderPage(Page, place)
}

beforeEach(() => {
  session.forget()
  session.signIn(person())
})

describe('a page for people of a role', () => {
  test.each(pages)('%s says whose it is to who has not got it', async (name, route) => {
    answerWith(refused(refusals.forbidden.error, refusals.forbidden.message))
    const page = await open(route)
    expect(http).toHaveBeenCalled()
    expect(page.text()).toContain(roles[roleOf(name)].title)
    expect(page.text()).not.toContain('再试一次')
  })

  test.each(pages)('%s asks for a proof where a call wants one', async (_, route) => {
    answerWith(refused(refusals.proofNeeded.error, refusals.proofNeeded.message))
    const page = await open(route)
    expect(page.text()).toContain('验证是您本人')
  })
})
