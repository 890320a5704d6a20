import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { useRoute } from '@/navigation/useRoute'
import { AdScreen } from '@/parts/advertiser/AdScreen'
import { SharesCard } from '@/parts/advertiser/SharesCard'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

const few = '不到 5 人'

const people = (number: number | null) => (number === null ? few : `${grouped(number)} 人`)

const sharesOf = (list: readonly { name: string; people: number }[]) =>
  list.map(({ name, people: value }) => ({ name, value, words: people(value) }))

/** How many neighbours did something for my company; who they are is nobody's business. */
export default function AdvertisersAlluser() {
  const { campaign_id } = useRoute('advertisersAlluser')
  const call = useRead('/tp5/api/Advertiser/users', {
    ...(campaign_id && { campaign_id: Number(campaign_id) }),
  })
  const { data } = call
  return (
    <AdScreen route="advertisersAlluser" call={call}>
      {data && (
        <>
          <Card>
            <Stack>
              <Facts
                facts={[
                  { name: '做过任务的邻居', value: people(data.people), strong: true },
                  { name: '其中做过两次以上', value: people(data.again) },
                ]}
              />
              <Text size="sm" tone="ink3">
                只有人数，没有名字和电话。不到 5 人的合在“其余”里；喜欢几样的，每样都算一次。
              </Text>
            </Stack>
          </Card>
          <SharesCard title="在哪些村" shares={sharesOf(data.villages)} none="人数还太少" />
          <SharesCard
            title="喜欢什么"
            shares={sharesOf(data.interests)}
            none="人数还太少，或者他们没有选过兴趣"
          />
        </>
      )}
    </AdScreen>
  )
}
