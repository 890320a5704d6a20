import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { ServiceBar } from '@/parts/account/ServiceBar'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What advertisers ask, or the answer to one of it; and the way to somebody who helps. */
export default function AdvertisingHelper() {
  const { topic } = useRoute('advertisingHelper')
  return topic ? <Answer topic={topic} /> : <Topics />
}

const help = (
  <ServiceBar about="广告投放">
    <Button onPress={() => void go('advertisersBackground')}>去投放</Button>
  </ServiceBar>
)

function Topics() {
  const call = useRead('/tp5/api/AdvertisingHelper/lists', {}, { alike: true })
  return (
    <Screen route="advertisingHelper" action={help}>
      <Stack inset>
        <Unloaded call={call} outline={6} />
        {call.data?.list.map(({ subject, topics }) => (
          <Stack key={subject} gap="s2">
            <SectionHead title={subject} />
            <Card bare>
              {topics.map(({ key, title }) => (
                <Cell
                  key={key}
                  title={title}
                  onPress={() => void go('advertisingHelper', { topic: key })}
                />
              ))}
            </Card>
          </Stack>
        ))}
      </Stack>
    </Screen>
  )
}

function Answer({ topic }: { topic: string }) {
  const call = useRead('/tp5/api/AdvertisingHelper/detail', { key: topic }, { alike: true })
  const { data } = call
  return (
    <Screen route="advertisingHelper" action={help} {...(data && { title: data.title })}>
      <Stack inset>
        <Unloaded call={call} outline={3} />
        {data && (
          <Card>
            <Stack>
              {data.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
    </Screen>
  )
}
