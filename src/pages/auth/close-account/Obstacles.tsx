import { follow } from '@/navigation/go'
import { hasAllPages } from '@/platform/allPages'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import type { Security } from './closing'

interface ObstaclesProps extends Pick<Security, 'obstacles'> {
  onAgain: () => void
}

/** What has to come to its end first, each with the way there. */
export function Obstacles({ obstacles, onAgain }: ObstaclesProps) {
  return (
    <Card>
      <SectionHead title="现在还不能注销" />
      <Stack>
        {obstacles.map(({ text, way, link }) => (
          <Cell
            key={text}
            icon="info"
            title={text}
            value={way}
            {...(link !== '' && hasAllPages ? { onPress: () => void follow(link) } : {})}
          />
        ))}
        <Button kind="soft" shape="full" icon="refresh" onPress={onAgain}>
          处理好了，再看一次
        </Button>
      </Stack>
    </Card>
  )
}
