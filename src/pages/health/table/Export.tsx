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
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

const words = {
  saved: '已开始下载',
  copied: '链接已复制，请在浏览器里打开',
  failed: '没有复制成功，请再试一次',
}

/** All readings as a table: made by one tap, saved by another, which browsers want. */
export function Export() {
  const [url, setUrl] = useState<string>()
  const make = useSubmit(async () => {
    setUrl((await api.post('/tp5/api/ExchangeShop/HealthReport/exportTable')).url)
  })
  const save = async (made: string) =>
    toast(words[await saveFile(wholeAddress(onHost(apiBase(), made)))])
  return (
    <Card>
      <Stack>
        <SectionHead title="导出表格" />
        <Text size="sm" tone="ink2">
          把您记过的全部数据存成一个表格，拿到哪里都能打开，也能再导进来。
        </Text>
        {url === undefined ? (
          <Button kind="outline" shape="full" busy={make.busy} onPress={() => void make.submit()}>
            导出全部数据
          </Button>
        ) : (
          <>
            <Text size="sm" tone="ink2">
              表格准备好了，五分钟内有效
            </Text>
            <Button shape="full" kind="soft" onPress={() => void save(url)}>
              保存表格
            </Button>
          </>
        )}
        <CallError error={make.error} />
      </Stack>
    </Card>
  )
}
