import { monthDayHour } from '@/format/date'
import { wayThere } from '@/platform/wayThere'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Progress } from '@/ui/progress/Progress'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type Install, stateTones } from './install'

interface InstallHeadProps {
  install: Install
  /** With what waits on the phone. */
  done: number
}

/** Which machine goes where until when, and how far it is. */
export function InstallHead({ install, done }: InstallHeadProps) {
  const { machine_sn, machine_name: name, village, address, latitude, longitude } = install
  const known = latitude !== null && longitude !== null
  const way = known && (
    <IconButton
      icon="pin"
      tone="brand"
      label={`去${name}怎么走`}
      onPress={() => void wayThere({ name, address: `${village}${address}`, latitude, longitude })}
    />
  )
  return (
    <Card>
      <Stack>
        <Media {...(way && { end: way })}>
          <Row wrap="close">
            <Text strong heading={2}>{`${machine_sn} ・ ${name}`}</Text>
            <Tag tone={stateTones[install.state]}>{install.state_text}</Tag>
            {install.late === 1 && <Tag tone="danger">晚了</Tag>}
          </Row>
          <Text size="sm" tone="ink2">{`${village} ${address}`}</Text>
          <Text size="sm" tone="ink2">
            {`${install.kind_text}，${monthDayHour(new Date(install.due_at))} 前装好`}
          </Text>
          {install.note && <Text size="sm">{install.note}</Text>}
        </Media>
        <Progress
          label={install.installer ? `${install.installer}在装` : '还没有人接'}
          value={done}
          whole={install.steps}
          note={`${done} / ${install.steps} 步`}
        />
      </Stack>
    </Card>
  )
}
