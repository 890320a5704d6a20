import { go } from '@/navigation/go'
import type { Watch } from '@/parts/health/family/family'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

const open = (watch_id: string) => void go('healthFamilyPerson', { watch_id })

/** What waits for my answer, and what for somebody else's. */
export function Asked({ watches }: { watches: readonly Watch[] }) {
  const mine = watches.filter((watch) => watch.waits_for_me === 1)
  const sent = watches.filter((watch) => watch.state === 'asked' && watch.waits_for_me === 0)
  return (
    <>
      {mine.map(({ watch_id, me, name, when }) => (
        <Card key={watch_id}>
          <Stack>
            <Text size="md" strong>
              {me === 'elder' ? `${name}想看您的健康记录` : `${name}请您帮着看健康记录`}
            </Text>
            <Text size="sm" tone="ink2">
              {`${when}发来`}
            </Text>
            <Button shape="full" label={`答复${name}`} onPress={() => open(watch_id)}>
              去答复
            </Button>
          </Stack>
        </Card>
      ))}
      {sent.length > 0 && (
        <>
          <SectionHead title="等家人答复" />
          <Card bare>
            {sent.map(({ watch_id, me, name, when }) => (
              <Cell
                key={watch_id}
                title={me === 'elder' ? `请${name}看我的` : `想看${name}的`}
                value={`${when}发出`}
                onPress={() => open(watch_id)}
              />
            ))}
          </Card>
        </>
      )}
    </>
  )
}
