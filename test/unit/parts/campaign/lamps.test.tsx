import { LampsModule } from '@/parts/campaign/modules/LampsModule'
import { lampsOf } from '../../../../tools/gallery/campaigns'
import { host, show } from '../../client/ground'

test('the tree of a neighbour is not headed as mine', async () => {
  await show(<LampsModule title="我的点灯树" entry={lampsOf(2, 1)} />)
  expect(host.textContent).toContain('我的点灯树')
  await show(<LampsModule title="我的点灯树" entry={lampsOf(2, 0)} />)
  expect(host.textContent).toContain('陈*满的灯')
  expect(host.textContent).not.toContain('我的')
})
