import { go } from '@/navigation/go'
import { Cell } from '@/ui/cell/Cell'
import { Tag } from '@/ui/tag/Tag'

/** The way to my messages, with how many I have not read. */
export const MessagesCell = ({ unread }: { unread: number }) => (
  <Cell
    icon="bell"
    title="我的消息"
    value={unread > 0 && <Tag tone="gold">{`${unread} 条未读`}</Tag>}
    onPress={() => void go('messages')}
  />
)
