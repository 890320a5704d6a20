import { distance as distanceWords } from '@/format/distance'
import { wayThere } from '@/platform/wayThere'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type Activity, stateTones, stateWords, whenWords } from './street'

interface ActivityCardProps {
  activity: Activity
  /** What stands below it leads there. */
  way?: string
  onOpen?: () => void
}

/** Where and when, what there is, and the way there. */
export function ActivityCard({ activity, way, onOpen }: ActivityCardProps) {
  const { title, place, latitude, longitude, distance, gift, state } = activity
  const there = { latitude, longitude, name: title, address: place }
  return (
    <Card>
      <Stack gap="s2">
        <Media
          end={
            <IconButton
              icon="pin"
              tone="brand"
              label={`去${place}怎么走`}
              onPress={() => void wayThere(there)}
            />
          }
        >
          <Stack gap="s1">
            <Row wrap="close">
              <Text strong>{title}</Text>
              <Tag tone={stateTones[state]}>{stateWords[state]}</Tag>
            </Row>
            <Text size="sm" tone="ink2">
              {distance === null ? place : `${place}，${distanceWords(distance)}`}
            </Text>
            <Text size="sm" tone="ink2">
              {whenWords(activity)}
            </Text>
            <Text size="sm">{`路过领${gift}`}</Text>
          </Stack>
        </Media>
        {way && onOpen && <Cell title={way} onPress={onOpen} />}
      </Stack>
    </Card>
  )
}
