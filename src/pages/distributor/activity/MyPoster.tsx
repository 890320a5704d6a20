import { useEffect } from 'react'
import { go } from '@/navigation/go'
import type { Standing } from '@/parts/distributor/distributor'
import { CodedPoster } from '@/parts/sharing/CodedPoster'
import { housePicture } from '@/parts/sharing/housePicture'
import { shareAs } from '@/platform/share'
import { wholeAddress } from '@/platform/wholeAddress'
import { pageUrl } from '@/routes/url'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

const title = '来邻集，和邻居一起攒积分'

/** What a distributor hands on, and the way to what came of it. */
export function MyPoster({ mine }: { mine: Standing }) {
  const { code, link, recruitment } = mine
  const id = recruitment?.recruit_distributor_id
  useEffect(() => {
    if (!id) return
    const page = pageUrl('distributorActivity', { recruit_distributor_id: String(id), code })
    shareAs({ title, place: { url: link, page } })
  }, [id, code, link])
  return (
    <>
      <Card>
        <CodedPoster
          name="邻集推广"
          coded={{ kind: 'distributor', id: code }}
          data={{
            ...{
              title,
              picture: housePicture,
              code: wholeAddress(link),
              codeWords: '扫码来做邻居',
            },
            note: '做任务、参加活动都能攒积分，积分能换家门口的好物',
          }}
        />
      </Card>
      <Card bare>
        <Cell
          icon="user"
          title="我的推广"
          value="看谁来了、带来多少"
          onPress={() => void go('distributorActivitySelf')}
        />
      </Card>
    </>
  )
}
