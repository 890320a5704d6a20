import { PagedList } from '@/blocks/list/PagedList'
import { allOf } from '@/cache/allOf'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { SharesCard } from '@/parts/advertiser/SharesCard'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { HouseAdRow } from './HouseAdRow'
import { partsOf } from './parts'

/** All campaigns, what kinds of tasks the money goes to and who got what of it. */
export function HouseAds() {
  const paged = usePaged('/tp5/api/AdvertiserManage/lists', {})
  const ratio = useRead('/tp5/api/AdvertiserManage/ratio')
  const dividend = useRead('/tp5/api/AdvertiserManage/dividend')
  const [month] = dividend.data?.months ?? []
  // what stands above the list comes with it
  const sums = allOf(ratio, dividend)
  const waits = sums.data === undefined && sums.error === undefined
  const shown = waits ? { ...paged, rows: [], state: 'loading' as const } : paged
  const head = (
    <>
      {month && (
        <Card>
          <SectionHead title={`${month.month} 的广告`} />
          <Facts facts={[{ name: '广告主花了', value: money(month.spent), strong: true }]} />
        </Card>
      )}
      {month && <SharesCard title="钱去了哪里" shares={partsOf(month)} none="这个月还没有" />}
      {ratio.data && (
        <SharesCard
          title="近 30 天投在哪种任务"
          none="这 30 天还没有"
          shares={ratio.data.kinds.map(({ text, cents }) => ({
            name: text,
            value: cents,
            words: money(cents),
          }))}
        />
      )}
      <SectionHead title="投放" />
    </>
  )
  return (
    <StaffScreen route="advertisingHouse" needs={paged}>
      <PagedList paged={shown} skeleton={<RowsSkeleton />} empty={<Empty title="还没有投放" />}>
        {(rows) => (
          <Stack>
            {head}
            <Card bare>
              {rows.map((ad) => (
                <HouseAdRow key={ad.campaign_id} ad={ad} />
              ))}
            </Card>
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
