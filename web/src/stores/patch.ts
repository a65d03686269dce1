// A patch leads from one view to the next: [path, value] puts a value, [path] removes what is there.

export type Patch = readonly (readonly [path: readonly (string | number)[], value?: unknown])[]

/** The view after a patch. Parts that did not change stay the same objects, so they are not drawn again. */
export function patched<T>(view: T, patch: Patch): T {
  return patch.reduce<unknown>((whole, change) => put(whole, change[0], change), view) as T
}

function put(part: unknown, path: readonly (string | number)[], change: Patch[number]): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change[1]
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(part)
    ? [...(part as unknown[])]
    : { ...(part as object) }
  const fields = copy as Record<string | number, unknown>
  if (rest.length || change.length > 1) fields[name] = put(fields[name], rest, change)
  else if (Array.isArray(copy)) copy.splice(Number(name), 1)
  else delete fields[name]
  return copy
}
