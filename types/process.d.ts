/** All that an app has of a process: the build writes each value in where it is read. */
declare const process: { readonly env: NodeJS.ProcessEnv }
