import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { apiBase } from '@/hosts/apiBase'
import { onHost } from '@/hosts/imageUrl'
import { saveFile } from '@/platform/saveFile'
import { toast } from '@/platform/toast'
import { wholeAddress } from '@/platform/wholeAddress'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Text } from '@/ui/text/Text'

const words = {
  saved: '已开始下载',
  copied: '链接已复制，请在浏览器里打开',
  failed: '没有复制成功，请再试一次',
}

interface SaveTableProps {
  asked: { start_time?: string; end_time?: string; machine_id?: number }
}

/** The same figures as a table: made by one tap, saved by another, which browsers want. */
export function SaveTable({ asked }: SaveTableProps) {
  const [url, setUrl] = useState<string>()
  const make = useSubmit(async () => {
    setUrl((await api.post('/tp5/api/Franchise/export', asked)).url)
  })
  const save = async (made: string) =>
    toast(words[await saveFile(wholeAddress(onHost(apiBase(), made)))])
  if (url === undefined)
    return (
      <>
        <Button kind="outline" shape="full" busy={make.busy} onPress={() => void make.submit()}>
          导出表格
        </Button>
        <CallError error={make.error} />
      </>
    )
  return (
    <>
      <Text size="sm" tone="ink3">
        表格准备好了，五分钟内有效
      </Text>
      <Button shape="full" kind="soft" onPress={() => void save(url)}>
        保存表格
      </Button>
    </>
  )
}
