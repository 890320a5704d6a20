import { PagedList } from '@/blocks/list/PagedList'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { AdCard } from '@/parts/advertiser/AdCard'
import type { AdState } from '@/parts/advertiser/ads'
import { NewAdBar } from '@/parts/advertiser/NewAdBar'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import styles from './page.module.scss'

type Shown = AdState | 'all'

const choices: readonly { value: Shown; text: string }[] = [
  { value: 'all', text: '全部' },
  { value: 'live', text: '投放中' },
  { value: 'paused', text: '已暂停' },
  { value: 'reviewing', text: '审核中' },
  { value: 'refused', text: '没过审' },
  { value: 'draft', text: '草稿' },
  { value: 'ended', text: '已结束' },
  { value: 'stopped', text: '已停止' },
]

const stateIn = (asked: string | undefined): Shown =>
  choices.find(({ value }) => value === asked)?.value ?? 'all'

/** The campaigns of my company. */
export default function AdvertisingActivity() {
  const params = useRoute('advertisingActivity')
  const [shown, setShown] = useKept<Shown>('state', stateIn(params.state))
  const paged = usePaged('/tp5/api/Advertiser/list', {
    ...(shown !== 'all' && { state: shown }),
  })
  const empty = <Empty title="这里还没有投放" text="新建一个，审核通过就能给邻居看" />
  return (
    <StaffScreen route="advertisingActivity" needs={paged} action={<NewAdBar />}>
      <PagedList
        paged={paged}
        header={<Tabs label="投放状态" choices={choices} value={shown} onChoose={setShown} />}
        skeleton={<RowsSkeleton />}
        empty={empty}
      >
        {(rows) => (
          <Stack>
            {rows.map((ad) => (
              <Card key={ad.campaign_id} bare>
                <Pressable
                  role="link"
                  className={styles.ad}
                  onPress={() =>
                    void go('activityDetails', { campaign_id: String(ad.campaign_id) })
                  }
                >
                  <AdCard ad={ad} />
                </Pressable>
              </Card>
            ))}
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
