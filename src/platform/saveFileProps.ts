/** 'copied': where nothing can be downloaded, the address is on the clipboard for a browser. */
export type FileSaved = 'saved' | 'copied' | 'failed'
