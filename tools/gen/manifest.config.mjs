/** Of the manifest's analyzer: it can be told this in a file only. What `package.json` says stays as it is written. */
export default { packagejson: false };
