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
    .test({ message: 'Choose a file.', test: (files) => files.length === 1 })
    .test({
      message: 'This file is larger than 16 MB. Choose a saved sandbox.',
      test: (files) => [...files].every(({ size }) => size <= LARGEST),
    })
    .test({
      message: 'This isn’t a saved sandbox. Choose a JSON file.',
      test: async (files) =>
        (await Promise.all([...files].map((file) => file.text()))).every(isJson),
    }),
});
