// Compiles the Python of the site with the very Python that will run it, so that a browser need not:
//   node scripts/compile.mjs sources.zip compiled.zip
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const [from, to] = process.argv.slice(2)
const python = await loadPyodide()
python.unpackArchive(new Uint8Array(readFileSync(from)), 'zip', { extractDir: '/site' })
const zip = python.runPython(`
import compileall, io, pathlib, py_compile, zipfile

place = pathlib.Path('/site')
good = compileall.compile_dir(
    place, quiet=1, legacy=True, optimize=0, stripdir='/site',
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
assert good
held = io.BytesIO()
with zipfile.ZipFile(held, 'w') as archive:
    for file in sorted(place.rglob('*')):
        if file.is_file() and file.suffix != '.py':
            archive.writestr(zipfile.ZipInfo(str(file.relative_to(place)), (1980, 1, 1, 0, 0, 0)), file.read_bytes())
held.getvalue()
`)
writeFileSync(to, zip.toJs())
