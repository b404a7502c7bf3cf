import { mixed, object } from 'yup';

/** The largest snapshot that the server accepts, in bytes. */
const LARGEST = 16 * 1024 * 1024;

const isJson = (text: string): boolean => {
  try {
    // The bundler drops a call whose result is not used.
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/** The saved sandbox to load, as a file field holds it. The server validates its content. */
export const fileSchema = object({
  files: mixed<FileList>()
    .required()
    .test('chosen', 'Choose a file.', (files) => files.length === 1)
    .test('size', 'This file is larger than 16 MB. Choose a saved sandbox.', (files) =>
      [...files].every(({ size }) => size <= LARGEST),
    )
    .test('json', 'This isn’t a saved sandbox. Choose a JSON file.', async (files) =>
      (await Promise.all([...files].map((file) => file.text()))).every(isJson),
    ),
});
